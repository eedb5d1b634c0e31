/** How the winning tile came: 自摸, 出銃, 搶槓. */
export const WIN_WAYS = ['self-draw', 'discard', 'rob-kong'] as const;
export type WinWay = (typeof WIN_WAYS)[number];

/** What else was special about a win. With `last-tile` the way of winning says which: last wall tile or last discard. */
export const WIN_FLAGS = [
  'kong-replacement',
  'double-kong-replacement',
  'last-tile',
  'heavenly',
  'earthly',
  'human',
  'declared-ready',
  'seven-flowers',
  'eight-flowers',
] as const;
export type WinFlag = (typeof WIN_FLAGS)[number];

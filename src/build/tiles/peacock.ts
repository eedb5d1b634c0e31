import { area, line, type Mark } from './mark.ts';
import { spots } from './shapes.ts';

/** The eyes at the tips of the tail feathers. */
const EYES = [
  [80, 38],
  [104, 42],
  [122, 61],
  [130, 89],
  [129, 121],
] as const;

/** 一索: a peacock looking left, its tail spread behind it. */
export const peacock: readonly Mark[] = [
  line(
    'green',
    5,
    'M78 108Q75 68 80 38M82 110Q89 68 104 42M86 112Q98 80 122 61M90 116Q106 98 130 89M92 122Q108 118 129 121',
  ),
  line('green', 22, spots(...EYES)),
  line('face', 15, spots(...EYES)),
  line('red', 9, spots(...EYES)),
  line('green', 6, 'M16 186Q75 174 134 186'),
  line('red', 5, 'M46 46L36 27M50 45V23M55 47L63 29M58 154L55 179M75 154L76 179'),
  area(
    'blue',
    'M20 68C26 63 30 60 33 57C36 46 47 42 55 46C64 51 65 62 62 72C60 80 63 85 70 90C80 97 98 100 106 121',
    'C104 144 88 160 66 160C42 160 26 142 27 116C28 98 37 90 36 74C32 72 26 71 20 68z',
  ),
  line('face', 5, 'M55 108C57 126 69 138 88 139M68 104C70 117 79 125 94 126'),
  line('face', 8, spots([47, 59])),
];

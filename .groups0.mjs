export const groups = [
  { name: 'frame', test: /vite\/preload-helper|src\/(i18n\/message|progress\/(settings|place|answers|take-rules)|fan\/rule-sets\/(rules-text|preset-ids)\.)/, priority: 2 },
  { name: 'base', test: /node_modules\/(preact|@astrojs\/preact)\/|src\/engine\/(tile|bonus-tile|hand|meld|notation|reading|waits|suit-|result|random|decompose)|src\/i18n\/(tile-words|tile-list)|src\/components\/(Tile|TileGroups|Hand|StatusLine|ReasonStrip|meld-tiles|tile-sprite)\.tsx?|src\/islands\/(waits\/)?(rules\/)?use-(rules|custom-rules)/, priority: 1 },
  { name: 'puzzle', test: /src\/islands\/practice\/(first-answer|LinkNotes|PuzzleButtons|WhichPuzzle|LevelRow|place-link|shown-puzzle|use-(items|place|try))|src\/(links\/(query|parameters|seeded-link)|puzzles\/seed)\./, priority: 1 },
];

/** People in rows, some of whom stand so that an M is seen: the roll that gives the house its name. */
const rows = [
  '...............',
  '...#.......#...',
  '...##.....##...',
  '...#.#...#.#...',
  '...#..#.#..#...',
  '...#...#...#...',
  '...#.......#...',
  '...#.......#...',
  '...............',
];
const step = 30;
const radius = { here: 5.5, else: 3 };
const reach = (count: number) => (count - 1) * step + 2 * radius.here;

export const Roll = () => (
  <svg
    className="roll"
    viewBox={`0 0 ${reach(rows[0]?.length ?? 0)} ${reach(rows.length)}`}
    aria-hidden
  >
    {rows.flatMap((row, y) =>
      row
        .split('')
        .map((place, x) => (
          <circle
            key={`${x}-${y}`}
            className={place === '#' ? 'roll-here' : undefined}
            cx={x * step + radius.here}
            cy={y * step + radius.here}
            r={place === '#' ? radius.here : radius.else}
          />
        )),
    )}
  </svg>
);

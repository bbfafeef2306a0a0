/** How much of the grid a cell asks for, in columns and rows. */
const SPANS = { small: [1, 1], wide: [2, 1], tall: [1, 2], large: [2, 2] } as const;
export type CellSize = keyof typeof SPANS;

/** Where a cell is in the grid: its first row and column from 0, and how many it spans. */
export type Cell = { row: number; column: number; width: number; height: number };

/** The squares of the grid by their cell's index. */
class Squares {
  readonly #owners = new Map<number, number>();
  readonly #columns: number;
  rows = 0;

  constructor(columns: number) {
    this.#columns = columns;
  }

  isFree({ row, column, width, height }: Cell): boolean {
    if (column < 0 || column + width > this.#columns || row < 0) return false;
    return this.#numbers({ row, column, width, height }).every((number) => !this.#owners.has(number));
  }

  take(cell: Cell, owner: number): void {
    for (const number of this.#numbers(cell)) this.#owners.set(number, owner);
    this.rows = Math.max(this.rows, cell.row + cell.height);
  }

  ownerAt(row: number, column: number): number | undefined {
    if (column < 0 || column >= this.#columns) return undefined;
    return this.#owners.get(row * this.#columns + column);
  }

  #numbers({ row, column, width, height }: Cell): number[] {
    return Array.from(
      { length: width * height },
      (_none, index) => (row + Math.floor(index / width)) * this.#columns + column + (index % width),
    );
  }
}

/** The cells in order, each at the first place behind the previous one where it fits. */
function place(sizes: readonly CellSize[], columns: number): { cells: Cell[]; squares: Squares } {
  const squares = new Squares(columns);
  let next = 0;
  const cells = sizes.map((size, owner) => {
    const [width, height] = SPANS[size];
    const at = () => ({ row: Math.floor(next / columns), column: next % columns, width, height });
    while (!squares.isFree(at())) next++;
    const cell = at();
    squares.take(cell, owner);
    return cell;
  });
  return { cells, squares };
}

/** The strip that a neighbour of an empty square would gain by growing over it, for each of its four sides. */
const GROWTH: readonly {
  row: number;
  column: number;
  strip: (cell: Cell, row: number, column: number) => Cell;
  grown: (cell: Cell) => Cell;
}[] = [
  {
    row: 0,
    column: -1,
    strip: (cell, _row, column) => ({ ...cell, column, width: 1 }),
    grown: (cell) => ({ ...cell, width: cell.width + 1 }),
  },
  {
    row: -1,
    column: 0,
    strip: (cell, row) => ({ ...cell, row, height: 1 }),
    grown: (cell) => ({ ...cell, height: cell.height + 1 }),
  },
  {
    row: 0,
    column: 1,
    strip: (cell, _row, column) => ({ ...cell, column, width: 1 }),
    grown: (cell) => ({ ...cell, column: cell.column - 1, width: cell.width + 1 }),
  },
  {
    row: 1,
    column: 0,
    strip: (cell, row) => ({ ...cell, row, height: 1 }),
    grown: (cell) => ({ ...cell, row: cell.row - 1, height: cell.height + 1 }),
  },
];

/** Lets a neighbour grow over an empty square. @returns whether one could. */
function growOver(row: number, column: number, cells: Cell[], squares: Squares): boolean {
  for (const side of GROWTH) {
    const owner = squares.ownerAt(row + side.row, column + side.column);
    const cell = owner === undefined ? undefined : cells[owner];
    if (owner === undefined || !cell) continue;
    const strip = side.strip(cell, row, column);
    if (!squares.isFree(strip)) continue;
    squares.take(strip, owner);
    cells[owner] = side.grown(cell);
    return true;
  }
  return false;
}

/** The cells without a gap between them, or undefined where no neighbour can grow over one. */
function packed(sizes: readonly CellSize[], columns: number): Cell[] | undefined {
  const { cells, squares } = place(sizes, columns);
  const { rows } = squares;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (squares.ownerAt(row, column) !== undefined) continue;
      if (!growOver(row, column, cells, squares)) return undefined;
    }
  }
  return cells;
}

const FLAT = { small: "small", wide: "wide", tall: "small", large: "wide" } as const;

/**
 * Lays cells out in a grid, in their order and without an empty square: where one doesn't fit, a neighbour grows.
 * @param columns at least 2. @returns a place for each size. Where the sizes can't be laid out so, all are one row high.
 */
export function packCells(sizes: readonly CellSize[], columns: number): Cell[] {
  // In rows that are one square high, the last cell of a row can always grow.
  return (
    packed(sizes, columns) ??
    packed(
      sizes.map((size) => FLAT[size]),
      columns,
    ) ??
    []
  );
}

/** @returns the cell as a value of CSS's `grid-area`. */
export function gridArea({ row, column, width, height }: Cell): string {
  return `${row + 1} / ${column + 1} / span ${height} / span ${width}`;
}

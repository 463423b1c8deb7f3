import { readFileSync } from 'node:fs';

const text = readFileSync('src/product.md', 'utf8');

/** The rows of the table under a heading of product.md, as cells of plain text. */
export function productRows(heading: string): string[][] {
  const section = text.split(`# ${heading}\n`)[1]?.split('\n#')[0] ?? '';
  const [, , ...rows] = section.split('\n').filter((line) => line.startsWith('|'));
  return rows.map((row) =>
    row
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.replace(/[`\\]/g, '').trim()),
  );
}

/** The row under a heading of product.md whose first cell is `name`. */
export function productRow(heading: string, name: string): string[] {
  const row = productRows(heading).find(([first]) => first === name);
  if (!row) throw new Error(`product.md, ${heading}, has no row "${name}".`);
  return row;
}

/** The row as product.md shows it. */
export const asRow = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** The sentence that a cell of a row quotes, its first quotation. */
export function quotation(row: readonly string[], column: number): string {
  const [, sentence] = /"([^"]+)"/.exec(row[column] ?? '') ?? [];
  if (sentence !== undefined) return sentence;
  throw new Error(
    `product.md quotes no sentence in column ${column + 1} of this row: ${asRow(row)}`,
  );
}

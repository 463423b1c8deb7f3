import { readFileSync } from 'node:fs';

const text = readFileSync('src/product.md', 'utf8');
/** product.md on one line, without backslashes. */
export const productText = text.replaceAll('\\', '').replace(/\s+/g, ' ');

/** A row of a table in product.md: its cells as plain text, by the heading of their column. */
type ProductRow = Readonly<Record<string, string>>;

const cellsOf = (line: string): string[] =>
  line
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.replace(/[`\\]/g, '').trim());

/** The table below a heading of product.md. */
export function productTable(heading: string): ProductRow[] {
  const section = text.split(`# ${heading}\n`)[1]?.split('\n#')[0];
  const lines = section?.split('\n').filter((line) => line.startsWith('|')) ?? [];
  const [columns = [], , ...rows] = lines.map(cellsOf);
  if (rows.length === 0) throw new Error(`src/product.md has no table below "${heading}"`);
  return rows.map((cells) =>
    Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? ''])),
  );
}

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

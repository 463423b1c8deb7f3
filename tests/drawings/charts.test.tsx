import { readFileSync } from 'node:fs';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ControlLog } from '../../src/drawings/ControlLog.tsx';
import { HandoverCurves } from '../../src/drawings/HandoverCurves.tsx';
import { RunBars } from '../../src/drawings/RunBars.tsx';
import { elementOf } from '../support/dom.ts';
import { requireNonNull } from '../support/requireNonNull.ts';

/* The charts of articles repeat numbers of their texts. */

const textOf = ({ textContent }: Element) =>
  textContent
    .replace(/\u2060/g, '')
    .replace(/\s+/g, ' ')
    .trim();

const bodyOf = (id: number) =>
  elementOf(readFileSync(`src/pages/news/articles/${id}.html`, 'utf8'));

const rowsOf = (container: Element) => [...container.querySelectorAll('.chart-row')];

it('the bars of article 2 have the points of its table', () => {
  const [header = [], ...rows] = Array.from(bodyOf(2).querySelectorAll('tr'), ({ cells }) =>
    Array.from(cells, textOf),
  );
  const runs = header.slice(1).map((name, run) => {
    const points = rows.map((cells) => Number(cells[run + 1]?.replace('−', '-')));
    const total = requireNonNull(points.pop(), 'The total');
    let x = 0;
    const bars = points
      .filter((value) => value !== 0)
      .map((value) => {
        x += value;
        return value > 0 ? [x - value, value] : [x, -value];
      });
    expect(x).toBe(total);
    return { text: `${name}${total}`, bars };
  });

  const { container } = render(<RunBars />);
  const drawn = rowsOf(container).map((row) => ({
    text: textOf(row),
    bars: Array.from(row.querySelectorAll('rect[class]'), (rect) => [
      Number(rect.getAttribute('x')),
      Number(rect.getAttribute('width')),
    ]),
  }));
  expect(drawn).toEqual(runs);
  const [, ...better] = requireNonNull(
    /counts: (\d+) against (\d+)/.exec(textOf(bodyOf(2))),
    'The better runs',
  );
  const bold = Array.from(container.querySelectorAll('.display-text'), textOf);
  expect(bold).toEqual(better);
  expect(rows.map(([part]) => part).slice(0, 4)).toEqual(
    Array.from(container.querySelectorAll('.chart-key span'), textOf).slice(0, 4),
  );
});

it('the log of article 7 has the messages of its text', () => {
  const article = bodyOf(7);
  const text = textOf(article);
  const { container } = render(<ControlLog />);
  const rows = rowsOf(container);
  const messages = rows.map((row) => textOf(requireNonNull(row.querySelector('span'), 'Messages')));
  const levels = Array.from(article.querySelectorAll('h2'), textOf).filter((title) =>
    /^A\d/.test(title),
  );
  expect(rows.map(textOf)).toEqual(
    levels.map((title, index) => title.replace(/: .*/, messages[index] ?? '')),
  );
  expect(messages).toEqual(['45,000', 'a few dozen', 'about 20', '0']);
  expect(text).toContain('makes 45,000 messages in a 15-minute run');
  expect(text).toContain('shows a few dozen goals');
  expect(text).toContain('holds perhaps 20 messages');

  const dashes = rows.map((row) => {
    const pattern = row.querySelector('path')?.getAttribute('stroke-dasharray');
    const lengths = pattern?.split(' ').map(Number) ?? [];
    const period = lengths.reduce((sum, length) => sum + length, 0);
    const shown = lengths.filter((length, index) => index % 2 === 0 && length > 0).length;
    return period && (shown * 15 * 60) / period;
  });
  expect(dashes).toEqual([0, 36, 20, 0]); // The line of A0 has no gaps.
});

it('the curves of article 10 have the readings of its list', () => {
  const readings = Array.from(bodyOf(10).querySelectorAll('li'), textOf)
    .map((item) => ({
      second: Number(/^([\d.]+) s\./.exec(item)?.[1]),
      stepRate: /Step rate ([\d.]*\d)/.exec(item)?.[1],
      force: /force (\d+)/i.exec(item)?.[1],
    }))
    .filter(({ second }) => !Number.isNaN(second));
  expect(readings).toHaveLength(7);
  const curveOf = (key: 'stepRate' | 'force') =>
    readings.flatMap((reading) =>
      reading[key] === undefined ? [] : [[reading.second, Number(reading[key])]],
    );

  const { container } = render(<HandoverCurves />);
  /** The first point of a curve, and those at which its value changes. */
  const pointsOf = (path: Element | undefined) => {
    const d = path?.getAttribute('d') ?? '';
    return Array.from(d.matchAll(/(?:M|H)([\d.]+)[ V]([\d.]+)/g), ([, x, y]) => [
      Number(x),
      Number(y),
    ]);
  };
  const changes = (points: number[][]) =>
    points.filter(([, value], index) => value !== points[index - 1]?.[1]);
  const [stepRate, force, badForce] = container.querySelectorAll('path');
  expect(pointsOf(stepRate)).toEqual(changes(curveOf('stepRate')));
  expect(pointsOf(force)).toEqual(changes(curveOf('force')));
  expect(textOf(bodyOf(10))).toContain('at 9 s, the force rises to 12 N and stays there');
  expect(badForce).toHaveAttribute('d', 'M9 5V12H12');
});

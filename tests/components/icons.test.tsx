import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import * as icons from '../../src/components/icons';

it('each icon has its own path and is hidden from assistive technology', () => {
  const drawings = Object.values(icons).map((Icon) => {
    const svg = render(<Icon />).container.querySelector('svg[aria-hidden="true"]');
    return svg?.querySelector('path')?.getAttribute('d');
  });
  for (const drawing of drawings) expect(drawing).toMatch(/^m\d.*\d/i);
  expect(new Set(drawings).size).toBe(drawings.length);
});

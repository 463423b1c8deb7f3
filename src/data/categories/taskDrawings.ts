import type { RuleDrawingData } from '../ruleDrawings.ts';
import { circle } from './circle.ts';
import type { CategoryId } from './summaries.ts';

/** Twelve products on one board of a shelf. */
const products = (y: number, height: number) =>
  `M6 ${y}${`v-${height}h11v${height}zm15 0`.repeat(12)}`;

/** A close view of one task of each category. */
export const taskDrawings: Readonly<Record<CategoryId, RuleDrawingData>> = {
  cat1: {
    alt: 'A cup of tea on its saucer from the side, filled almost to the rim',
    lines: 'M8 102h152q-6 14-34 14h-84q-28 0-34-14zM152 20h32M152 33h32',
    objects: 'M20 33h128v52q0 12-12 12h-104q-12 0-12-12z',
    target: 'M20 20v65q0 12 12 12h104q12 0 12-12V20M148 42h8q16 0 16 16t-16 16h-8',
    labels: [
      ['200 ml', 84, 62],
      ['60 °C at most', 84, 80],
    ],
    figures: [
      ['8 mm', 'below the rim'],
      ['10 points', 'lost per 5 ml spilt'],
    ],
  },
  cat2: {
    alt: 'Four boards of a shelf with twelve products each, one of them marked',
    lines: 'M2 30h186M2 60h186M2 90h186M2 120h186',
    objects: products(30, 18) + products(60, 22) + products(90, 16) + products(120, 20),
    target: 'M126 90v-16h11v16z',
    figures: [
      ['1 of 48', 'products, described by its use'],
      ['65 dB(A)', 'background noise'],
    ],
  },
  cat3: {
    alt: 'A rack from the side, with two boxes on each of its four levels, one of them marked',
    lines: 'M2 124h186M58 124V4M184 124V4M58 107h126M58 73h126M58 45h126M58 23h126',
    objects:
      'M72 23v-17h22v17zM96 45v-17h22v17zM146 45v-17h22v17z' +
      'M66 73v-17h22v17zM122 73v-17h22v17zM84 107v-17h22v17zM150 107v-17h22v17z',
    target: 'M140 23v-17h22v17z',
    labels: [
      ['0.3 m', 28, 111],
      ['0.9 m', 28, 77],
      ['1.4 m', 28, 49],
      ['1.8 m', 28, 27],
    ],
    figures: [
      ['3 kg', 'at most at 1.8 m'],
      ['12 kg', 'to carry 10 m'],
    ],
  },
  cat4: {
    alt: 'Eight steep steps from the side, up to a platform with two gauges',
    lines: `M58 120a50 50 0 0 0-10.6-30.8M150 26V19M174 26V19M150 12l4-4M174 12l-4-3`,
    objects: `M8 120${'v-11.75h15'.repeat(8)}H188V120z${circle(150, 12, 8)}${circle(174, 12, 8)}`,
    figures: [
      ['38°', 'slope of the steps'],
      ['3 m', 'visibility in haze'],
    ],
  },
  cat5: {
    alt: 'A circle, a square and a triangle on a blackboard, above a line for a word',
    lines: `${circle(38, 50, 22)}M72 28h44v44h-44zM128 72h48l-24-44zM16 98h56M2 122h186`,
    objects: 'M2 6h186v108h-186z',
    figures: [
      ['300 mm', 'minimum height'],
      ['6 m', 'reading distance'],
    ],
  },
};

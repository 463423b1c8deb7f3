import { expect, it } from 'vitest';
import { valuesOf } from '../../src/forms/controls.ts';

it('reading the value of a field that the form lacks throws an error with its name', () => {
  const form = document.createElement('form');
  expect(() => valuesOf(form, ['emial'])).toThrow('The form has no field "emial".');
});

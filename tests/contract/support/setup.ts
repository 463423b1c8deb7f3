import { afterAll } from 'vitest';
import { reportFaults } from './rules';

// Vitest runs this before each file.
afterAll(reportFaults);

import { afterAll } from 'vitest';
import { throwViolations } from './checks.ts';

// Fails the file under the names of the broken rules.
afterAll(throwViolations);

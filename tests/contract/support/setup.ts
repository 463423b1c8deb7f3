import { afterAll } from 'vitest';
import { reportBrokenRules } from './checks.ts';

afterAll(reportBrokenRules);

import { afterAll } from 'vitest';
import { reportBrokenRules } from './checks';

afterAll(reportBrokenRules);

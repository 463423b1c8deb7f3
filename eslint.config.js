// ESLint and editors look for a file of this name; the specification prescribes the other name.
export { default } from './.eslintrc.cjs';

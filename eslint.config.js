export { default } from './.eslintrc.cjs';

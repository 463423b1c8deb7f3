/** Any path that the route table does not know. */
export { NotFound as default } from '../../components/NotFound.tsx';

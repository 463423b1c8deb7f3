/** Any path that the route table does not know. See product.md, Every page. */
export { NotFound as default } from '../../components/NotFound';

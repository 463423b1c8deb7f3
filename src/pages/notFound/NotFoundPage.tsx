/** Any path that the route table does not know. See product.md, Every page. */
export { PageNotFound as Component } from '../../components/PageNotFound';

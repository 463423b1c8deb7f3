import type { StaticPaths } from '../../routing/page';
import { importPage, pages, type PageRoute } from '../../routes';
import { idFile, idPattern, pathPattern } from '../hosts/resolveRequest';
import type { PathRule } from '../hosts/rules';

export interface PageFile {
  path: string;
  file: string;
  /** Set if an id in the path names the page, so that hosts serve it for any slug. */
  id?: string;
  /** A copy of the file, named by the id alone. */
  fileOfId?: string;
}

interface NotFoundFile extends PageFile {
  /** A path that shows the page. */
  renderedAt: string;
}

/** The files of a path with an id, for example `/news/:id`; its page lists the paths in `staticPaths`. */
export interface RouteFiles {
  /** `news/1-one-floor….html` with the copy `news/1.html`, which hosts send for any other slug of id 1. */
  pages: readonly PageFile[];
  /** `news-not-found.html`, rendered at `/news/0` and sent with 404 for an unknown id. */
  notFound: readonly NotFoundFile[];
  /** Paths that get the shell: links with a token, the profile and, because static hosts cannot send 404, `/news/:id`. */
  shells: readonly Omit<PathRule, 'file'>[];
}

const pageAt = (path: string): PageFile => ({
  path,
  file: path === '/' ? 'index.html' : path.slice(1).replace(/(\.html)?$/, '.html'),
});

/** The files of a path with parameters. */
function parameterFiles(
  { path = '', noindex = false }: Pick<PageRoute, 'path' | 'noindex'>,
  { paths, notFoundPath }: StaticPaths,
): RouteFiles {
  const pages = paths.filter((one) => new RegExp(pathPattern(path)).test(one)).map(pageAt);
  if (notFoundPath === undefined) return { pages, notFound: [], shells: [{ path, noindex }] };
  const [folder = ''] = path.slice(1).split('/');
  const notFoundFile = `${folder}-not-found.html`;
  const withId = (page: PageFile) => {
    const [, id = ''] = new RegExp(idPattern(path)).exec(page.path) ?? [];
    return { ...page, id, fileOfId: idFile(path, id) };
  };
  return {
    pages: pages.map(withId),
    notFound: [{ path: `/${folder}/*`, file: notFoundFile, renderedAt: notFoundPath }],
    shells: [{ path, noindex, notFoundFile }],
  };
}

async function filesOf(page: PageRoute): Promise<RouteFiles> {
  const { path = '', children, noindex = false } = page;
  if (path === '*') {
    return { pages: [], notFound: [{ path, file: '404.html', renderedAt: '/404' }], shells: [] };
  }
  if (children) {
    const shells = children.map((child) => ({
      path: child.path ? `${path}/${child.path}` : path,
      noindex,
    }));
    return { pages: [], notFound: [], shells };
  }
  if (!path.includes(':')) return { pages: [pageAt(path)], notFound: [], shells: [] };
  const module = await importPage(page);
  return parameterFiles(page, module?.staticPaths?.() ?? { paths: [] });
}

/** The files of the route table. */
export async function filesOfRoutes(): Promise<RouteFiles> {
  const files = await Promise.all(pages.map(filesOf));
  return {
    pages: files.flatMap((one) => one.pages),
    notFound: files.flatMap((one) => one.notFound),
    shells: [
      ...files.flatMap((one) => one.shells),
      ...(__API_MOCK__ ? [{ path: '/mailbox', noindex: true }] : []),
    ],
  };
}

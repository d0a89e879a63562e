/** Addresses of the page. Links are ordinary links; a click on one of ours changes the page without loading it anew. */

class Route {
  path = $state(location.pathname);
  hash = $state(location.hash);
}

export const route = new Route();

function read(): void {
  route.path = location.pathname;
  route.hash = location.hash;
}

/** Go to an address of this page. */
export function go(path: string, replace = false): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', path);
  read();
}

function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element | null)?.closest('a');
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  if (link.pathname.startsWith('/api/') || (link.pathname === location.pathname && link.hash)) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

export function startRouting(): void {
  addEventListener('popstate', read);
  addEventListener('hashchange', read);
  document.addEventListener('click', follow);
}

import type { Described } from './proofProtocol';

type Handle = {
  chunk?: unknown;
  uses?: unknown;
  load?: () => Promise<Record<string, unknown>>;
};
type Route = { path?: string; index?: boolean; children?: Route[]; handle?: Handle };
type Exposed = {
  name?: unknown;
  routes?: unknown;
  fragments?: Record<string, Handle | undefined>;
};

const told = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Loads every page and fragment of a remote, and lists what is missing. */
export async function describeRemote(name: string, exposed: Exposed): Promise<Described> {
  const described: Described = { pages: [], fragments: [], problems: {} };
  const { problems } = described;
  if (exposed.name !== name)
    problems['name'] = `It calls itself ${String(exposed.name)}, not ${name}`;
  if (!Array.isArray(exposed.routes)) problems['routes'] = 'The remote exports no list of routes';
  for (const { path, handle } of flat((exposed.routes ?? []) as Route[], '')) {
    if (typeof handle?.load !== 'function') continue;
    const { uses, chunk } = handle;
    described.pages.push({
      route: path,
      chunk: String(chunk),
      uses: Array.isArray(uses) ? uses.map(String) : [],
    });
    const page = await load(handle, `page ${path}`, problems);
    if (page && !page['Component'])
      problems[`page ${path}`] = `The page ${path} exports no Component`;
    else if (page && typeof page['head'] !== 'function')
      problems[`page ${path}`] = `The page ${path} exports no head()`;
  }
  for (const [fragment, handle] of Object.entries(exposed.fragments ?? {})) {
    const about = `fragment ${fragment}`;
    described.fragments.push({ name: fragment, chunk: String(handle?.chunk ?? '') });
    const loaded = handle && (await load(handle, about, problems));
    if (!loaded?.['Component']) problems[about] ??= `The ${about} gives no Component`;
  }
  return described;
}

async function load(
  { load: fetch }: Handle,
  about: string,
  problems: Record<string, string>,
): Promise<Record<string, unknown> | undefined> {
  try {
    return await fetch?.();
  } catch (error) {
    problems[about] = `The ${about} cannot be loaded: ${told(error)}`;
    return undefined;
  }
}

/** Returns all routes with their full paths. */
function flat(routes: Route[], base: string): { path: string; handle: Handle | undefined }[] {
  return routes.flatMap(({ path = '', children = [], handle }) => {
    const whole = path.startsWith('/') ? path : [base, path].filter(Boolean).join('/');
    const rooted = whole.startsWith('/') ? whole : `/${whole}`;
    return [{ path: rooted, handle }, ...flat(children, whole)];
  });
}

export type ComposedPage = {
  status: number;
  rendered: boolean;
  isWhole: boolean;
  html: string;
  /**
   * True if the server answers with status 200 and a page, which the server or the browser renders.
   * Also true for status 503 with a retry time, if the remote is unavailable (decision 020).
   */
  isHonest: boolean;
  ms: number;
};

/**
 * Requests a page as a browser does. Returns whether the response is correct, and whether the
 * server or the browser renders the page.
 */
export async function composedPage(url: string): Promise<ComposedPage> {
  const began = performance.now();
  const response = await fetch(url, { signal: AbortSignal.timeout(20_000), redirect: 'manual' });
  const html = await response.text();
  const rendered = /<main[\s>]/.test(html) && !html.includes('<div id="root"></div>');
  const isAway = response.status === 503;
  return {
    status: response.status,
    rendered,
    isHonest: isAway
      ? !rendered && Number(response.headers.get('retry-after')) > 0
      : response.status === 200,
    isWhole: html.includes('id="boot"') && html.endsWith('</html>'),
    html,
    ms: Math.round(performance.now() - began),
  };
}

/**
 * Requests a page until the server renders it, or answers with an error. On a busy machine, the
 * first render worker starts slowly, and until then browsers render the pages.
 */
export async function renderedPage(url: string): Promise<ComposedPage> {
  let page: ComposedPage | undefined;
  const isDone = async () => {
    page = await composedPage(url);
    return page.status !== 200 || page.rendered;
  };
  const ms = await until(isDone, 60_000, 3000);
  if (ms === null || !page) throw new Error(`The server does not render ${url}`);
  return page;
}

/**
 * Calls `wanted` repeatedly until it returns true. Returns how many milliseconds this took, or null
 * after a timeout.
 */
export async function until(
  wanted: () => Promise<boolean>,
  patienceMs = 10_000,
  pauseMs = 50,
): Promise<number | null> {
  const began = performance.now();
  while (performance.now() - began < patienceMs) {
    if (await wanted()) return Math.round(performance.now() - began);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  return null;
}

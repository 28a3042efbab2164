export type ComposedPage = {
  status: number;
  rendered: boolean;
  isWhole: boolean;
  html: string;
  /** 200 with the page in it or for the browser to render; where its remote is away, 503 with a time to come back (decision 020). */
  isHonest: boolean;
  ms: number;
};

/** Asks for a page as a browser would: whether it came, and whether the server rendered it or left it to the browser. */
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

/** Asks until the answer is as wanted, for at most so long; answers the milliseconds, or null. */
export async function until(
  wanted: () => Promise<boolean>,
  patienceMs = 10_000,
): Promise<number | null> {
  const began = performance.now();
  while (performance.now() - began < patienceMs) {
    if (await wanted()) return Math.round(performance.now() - began);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return null;
}

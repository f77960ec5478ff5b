/** The site as a process for tests of its life, with pages that can be told to take their time: `/slow/500`. */
import { runSite } from '../app/start/runSite.js';

const render = async ({ url }: { url: string }) => {
  const pause = /^\/slow\/(\d{1,4})$/.exec(url)?.[1];
  if (pause) await new Promise(resolve => setTimeout(resolve, Number(pause)));
  return {
    status: 200,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    html: `<!doctype html><title>${pause ? 'slow' : 'page'}</title>`,
  };
};

await runSite({ pages: { manifest: null, load: async () => render } });

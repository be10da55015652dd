// The home of somebody who is logged in: what a second visit still fetches, and what is asked before one can begin.

import { median } from '../server.mjs';
import { inBrowser } from './in-browser.mjs';

const ROUNDS = 5;
const USABLE = 'main h1';

export const repeatVisit = (say) =>
  inBrowser('professora', async (page) => {
    const bytes = [];
    await visit(page);
    for (let round = 1; round <= ROUNDS; round += 1) {
      const { received, requests } = await visit(page);
      bytes.push(received / 1000);
      say(`volta ${round}: ${(received / 1000).toFixed(1)} kB, ${requests.length} pedidos à API`);
    }
    return { value: median(bytes), rounds: `tudo o que passou pela rede, mediana de ${ROUNDS} visitas com o cache cheio` };
  });

export const homeRequests = (say) =>
  inBrowser('professora', async (page) => {
    await visit(page);
    const all = [];
    for (let round = 1; round <= ROUNDS; round += 1) {
      const { requests } = await visit(page);
      all.push({ count: requests.length, depth: depthOf(requests) });
      say(`volta ${round}: ${all.at(-1).count} pedidos, ${all.at(-1).depth} em fila: ${requests.map(({ path }) => path).join(' ')}`);
    }
    const of = (name) => median(all.map((one) => one[name]));
    return { value: [of('count'), of('depth')], rounds: `mediana de ${ROUNDS} visitas; o fluxo de avisos, que fica aberto, não conta` };
  });

/** Bytes on the wire of everything, and the API's requests with their times, until the network is quiet. */
async function visit(page) {
  await page.goto('about:blank');
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const [requests, byId] = [[], new Map()];
  let received = 0;
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp, type }) => {
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith('/api/') || type === 'EventSource') return;
    const one = { path: pathname.replace('/api/v1/', ''), start: timestamp, end: Number.POSITIVE_INFINITY };
    requests.push(one);
    byId.set(requestId, one);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    received += encodedDataLength;
    const one = byId.get(requestId);
    if (one) one.end = timestamp;
  });
  await page.goto('/');
  await page.locator(USABLE).first().waitFor();
  await page.waitForTimeout(1500);
  await session.detach();
  return { received, requests };
}

/** How many in a row, each begun only after one before it had ended. */
function depthOf(requests) {
  const depths = [];
  for (const [at, { start }] of requests.entries()) {
    depths.push(1 + Math.max(0, ...requests.slice(0, at).map(({ end }, earlier) => (end <= start ? depths[earlier] : 0))));
  }
  return Math.max(0, ...depths);
}

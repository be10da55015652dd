/** Where the build leaves the engine; the bench builds before it measures, so nothing may import it earlier. */
export const ENGINE = new URL('../../../packages/analysis/dist/analyze.js', import.meta.url).href;

export const builtEngine = () => import(ENGINE);

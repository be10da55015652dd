import type { BuildOptions, Plugin } from 'esbuild';

export function apiBundle(options: { outdir: string; ranFrom?: string; entries?: string[]; plugins?: Plugin[] }): BuildOptions;

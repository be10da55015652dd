/** Slips too far from what was meant for any distance between letters to find. */
const SLIPS: Record<string, string> = {
  vc: 'você', vcs: 'vocês', tbm: 'também', tb: 'também', pq: 'porque', oq: 'o que', mt: 'muito', mto: 'muito', msm: 'mesmo', qdo: 'quando', qnd: 'quando',
  concerteza: 'com certeza', comcerteza: 'com certeza', derrepente: 'de repente', derepente: 'de repente', apartir: 'a partir', porisso: 'por isso',
  encima: 'em cima', embaixo: 'embaixo', envolta: 'em volta', nao: 'não', n: 'não', voçe: 'você', voçê: 'você', quiz: 'quis', excessão: 'exceção',
  beneficiente: 'beneficente', mendingo: 'mendigo', previlégio: 'privilégio', previlegio: 'privilégio', impecilho: 'empecilho', empecílio: 'empecilho',
  enquando: 'enquanto', afim: 'a fim', agente: 'a gente', ancioso: 'ansioso', ansiozo: 'ansioso', esteje: 'esteja', seje: 'seja', menas: 'menos', poblema: 'problema',
  descorde: 'discorde', so: 'só', ate: 'até', ja: 'já', la: 'lá', ha: 'há', porem: 'porém', alem: 'além', tambem: 'também', voce: 'você', sao: 'são', mao: 'mão',
  opnião: 'opinião', opiniao: 'opinião', pra: 'para', pro: 'para o', num: 'não', auto: 'alto', enfase: 'ênfase', 'auto-estima': 'autoestima', 'anti-social': 'antissocial',
  'bem estar': 'bem-estar', 'infra-estrutura': 'infraestrutura', 'sócio-econômico': 'socioeconômico', 'sócio-econômica': 'socioeconômica',
};

export const knownSlip = (written: string): string | undefined => SLIPS[written];

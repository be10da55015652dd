import * as m from '../../src/lexicon/morphology';

/** Words of today that the dictionary of 2013 does not know and that essays use rightly. */
export const EXTRA_WORDS: Record<string, number> = {
  internet: m.FS, online: m.CLOSED, 'on-line': m.CLOSED, blog: m.MS, blogs: m.MP, site: m.MS, sites: m.MP, bullying: m.MS, cyberbullying: m.MS,
  ciberbullying: m.MS, smartphone: m.MS, smartphones: m.MP, tablet: m.MS, tablets: m.MP, notebook: m.MS, notebooks: m.MP, selfie: m.FS, selfies: m.FP,
  streaming: m.MS, podcast: m.MS, podcasts: m.MP, hacker: m.SINGULAR, hackers: m.PLURAL, software: m.MS, softwares: m.MP, hardware: m.MS,
  marketing: m.MS, design: m.MS, designer: m.SINGULAR, designers: m.PLURAL, shopping: m.MS, shoppings: m.MP, delivery: m.MS, homeschooling: m.MS,
  fake: m.CLOSED, news: m.CLOSED, show: m.MS, shows: m.MP, ranking: m.MS, rankings: m.MP, lockdown: m.MS, coronavírus: m.MS | m.MP, feminicídio: m.MS,
  feminicídios: m.MP, homofobia: m.FS, transfobia: m.FS, transfóbico: m.MS, transexual: m.SINGULAR, transexuais: m.PLURAL, lgbtfobia: m.FS,
  gordofobia: m.FS, xenofobia: m.FS, capacitismo: m.MS, empoderamento: m.MS, empoderar: m.INFINITIVE, sororidade: m.FS, ecossistema: m.MS,
  youtuber: m.SINGULAR, youtubers: m.PLURAL, influencer: m.SINGULAR, influencers: m.PLURAL, digital: m.SINGULAR, uber: m.MS, whatsapp: m.MS,
  facebook: m.MS, instagram: m.MS, twitter: m.MS, google: m.MS, youtube: m.MS, dengue: m.FS, zika: m.SINGULAR, ebola: m.MS, covid: m.FS,
  deficit: m.MS, déficit: m.MS, superávit: m.MS, status: m.MS | m.MP, campus: m.MS, campi: m.MP, habitat: m.MS, stress: m.MS, estresse: m.MS,
  layout: m.MS, link: m.MS, links: m.MP, chat: m.MS, chats: m.MP, e: m.CLOSED, o: m.CLOSED, a: m.CLOSED, os: m.CLOSED, as: m.CLOSED,
  'e-mail': m.MS, 'e-mails': m.MP, 'dia-a-dia': m.MS, infodemia: m.FS, negacionismo: m.MS, negacionista: m.SINGULAR, negacionistas: m.PLURAL,
  checagem: m.FS, checagens: m.FP, desinformação: m.FS, polarização: m.FS, ressocialização: m.FS, ressocializar: m.INFINITIVE, subnotificação: m.FS,
  tiktok: m.MS, netflix: m.FS, ong: m.FS, ongs: m.FP, mídia: m.FS, mídias: m.FP, midiático: m.MS, midiática: m.FS, midiáticos: m.MP, midiáticas: m.FP,
  outrossim: m.CLOSED, infraestrutura: m.FS, autoestima: m.FS, socioeconômico: m.MS, socioeconômica: m.FS, socioeconômicos: m.MP,
  socioeconômicas: m.FP, sociocultural: m.SINGULAR, socioculturais: m.PLURAL, socioambiental: m.SINGULAR, socioambientais: m.PLURAL,
  intrafamiliar: m.SINGULAR, multirresistente: m.SINGULAR, microplástico: m.MS, microplásticos: m.MP,
};

/** Forms the dictionary accepts (rare, foreign, abbreviations) that in a school text are nearly always a slip. */
export const REFUSED_WORDS: string[] = ['nao', 'naos', 'ate', 'voce', 'so', 'tambem', 'porem', 'alem', 'sao', 'vc', 'tbm', 'pq', 'oq', 'ja', 'la', 'esta-se', 'mao', 'maos', 'ha', 'agente-se', 'concerteza', 'derrepente'];

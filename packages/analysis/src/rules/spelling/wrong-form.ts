import { phraseRule } from '../phrase-rule';

/** Forms that the dictionary holds, as rare words or by its own rules, and that a student never means. */
const FORMS: Record<string, string> = {
  ponhei: 'pus',
  ponhou: 'pôs',
  deteu: 'deteve',
  reteu: 'reteve',
  conteu: 'conteve',
  interviu: 'interveio',
  interviram: 'intervieram',
  encima: 'em cima',
  benvindo: 'bem-vindo',
  benvinda: 'bem-vinda',
  'fim-de-semana': 'fim de semana',
  'pára-raios': 'para-raios',
  'pára-choque': 'para-choque',
  'pára-brisa': 'para-brisa',
  'ponto-de-vista': 'ponto de vista',
  'mão-de-obra': 'mão de obra',
  'passo-a-passo': 'passo a passo',
  'guardas-chuva': 'guarda-chuvas',
  'guardas-roupa': 'guarda-roupas',
};

export const wrongForm = phraseRule({
  id: 'wrong-form',
  category: 'erros_ortograficos',
  competence: 1,
  confidence: 0.9,
  skipQuotes: true,
  comment: (written, instead) => `A forma correta é “${instead}”, e não “${written}”.`,
  phrases: Object.entries(FORMS).map(([words, instead]) => ({ words, instead })),
});

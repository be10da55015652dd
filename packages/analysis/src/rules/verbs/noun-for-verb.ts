import type { Finding } from '../../rule';
import { likeWritten } from '../like-written';
import { wordRule } from '../word-rule';

/** The accent of the noun, on what can only be the verb. */
const VERBS: Record<string, string> = {
  influência: 'influencia',
  evidência: 'evidencia',
  denúncia: 'denuncia',
  notícia: 'noticia',
  pronúncia: 'pronuncia',
  renúncia: 'renuncia',
  vivência: 'vivencia',
  experiência: 'experiencia',
  prática: 'pratica',
  crítica: 'critica',
  fábrica: 'fabrica',
  médica: 'medica',
};
const OBJECT = /^(os|as|o|a|nos|na|no|nas|seus|suas|diretamente|negativamente|positivamente|muito)$/;

/** "A internet influência os jovens": between who acts and what is acted upon stands a verb. */
export const nounForVerb = wordRule({
  id: 'noun-for-verb',
  category: 'erros_gramaticais',
  competence: 1,
  confidence: 0.85,
  at: (token, i, tokens): Finding[] => {
    const instead = VERBS[token.lower];
    const [article, subject, next] = [tokens[i - 2], tokens[i - 1], tokens[i + 1]];
    if (!instead || !next || !OBJECT.test(next.lower)) return [];
    // "A internet influência": an article and a noun of one number make a subject; "de grande influência os" do not.
    const isSubject =
      (subject?.upos === 'NOUN' && /^(a|o|esta|essa|este|esse|sua|seu)$/.test(article?.lower ?? '')) || isRelative(subject?.lower);
    if (!isSubject) return [];
    const comment = `Aqui cabe o verbo, que se escreve sem acento: “${instead}”. “${token.text}”, com acento, é o nome.`;
    return [{ start: token.start, end: token.end, comment, suggestions: [likeWritten(instead, token.text)] }];
  },
});

const isRelative = (word: string | undefined): boolean => /^(que|isso|isto|ela|ele)$/.test(word ?? '');

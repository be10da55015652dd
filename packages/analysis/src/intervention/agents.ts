import type { Token } from '../text/token';
import { hasName, headOf, type Range } from './noun-phrase';

/** Whoever a proposal can be asked of, by the noun that names them. */
const AGENTS = new Set(
  `governo governos governante governantes governador governadores prefeito prefeitos presidente estado estados união município municípios poder poderes
  ministério ministérios ministro secretaria secretarias prefeitura prefeituras câmara senado congresso deputados senadores vereadores parlamentares políticos
  legislativo executivo judiciário tribunal tribunais justiça supremo mec stf onu oms ibge sus ong ongs mp órgão órgãos autoridade autoridades polícia
  escola escolas instituição instituições universidade universidades faculdade faculdades creche creches professor professores professora educadores docentes
  aluno alunos estudante estudantes diretores gestores coordenadores mídia mídias imprensa televisão emissoras jornais meios veículos redes plataformas
  família famílias pai pais mãe mães responsáveis sociedade comunidade comunidades população povo cidadão cidadãos brasileiros pessoas indivíduos jovens adultos
  empresa empresas empresários empregadores indústria indústrias comércio bancos fábricas organização organizações associação associações entidade entidades
  federação federações comitê comitês sindicato sindicatos igreja igrejas médicos psicólogos profissionais especialistas cientistas hospitais usuários internautas
  influenciadores artistas atletas clubes movimento movimentos agência agências conselho conselhos comissão fundação projeto donos consumidores`.split(
    /\s+/,
  ),
);

/** What has to be done is not who does it: "medidas devem ser tomadas", "a solução deve vir". */
const NOBODY = new Set(
  `medida medidas providência providências ação ações atitude atitudes mudança mudanças problema problemas problemática situação questão fato fatos direito
  direitos solução soluções realidade cenário quadro lei leis política políticas campanha campanhas palestra palestras investimento investimentos tema assunto
  preconceito violência vida respeito igualdade conscientização impasse forma modo maneira caso casos coisa coisas importância necessidade intervenção
  ideia pensamento cultura acesso uso maioria parte leitura educação saúde meio ambiente dinheiro recursos verba verbas`.split(/\s+/),
);

/** Whom "deve" is said of: named, or one of those that are asked in such texts. */
export const isAgent = (tokens: readonly Token[], range: Range): boolean => {
  const head = headOf(tokens, range)?.lower ?? '';
  return !NOBODY.has(head) && (AGENTS.has(head) || hasName(tokens, range));
};

/** Whom "cabe a" and "é preciso que" speak of: anybody who is not the thing to be done. */
export const isSomebody = (tokens: readonly Token[], range: Range): boolean => !NOBODY.has(headOf(tokens, range)?.lower ?? '');

const DEEDS = new Set(
  'ação atuação intervenção participação trabalho mobilização união colaboração empenho apoio ajuda presença esforço atitude ações medidas'.split(
    ' ',
  ),
);

/** A noun that says only that somebody acts. */
export const isDeed = (tokens: readonly Token[], range: Range): boolean => DEEDS.has(headOf(tokens, range)?.lower ?? '');

/** A noun made of a verb says what is to be done: "a criação", "o investimento". */
export const isDone = (tokens: readonly Token[], range: Range): boolean =>
  /(ção|ções|mento|mentos|incentivo|incentivos|uso)$/.test(headOf(tokens, range)?.lower ?? '') && !isDeed(tokens, range);

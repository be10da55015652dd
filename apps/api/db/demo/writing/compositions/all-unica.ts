import type { WrittenText } from '../shape';
import { aguaDoBairroTexts } from './agua-do-bairro';
import { casaDoFimDaRuaTexts } from './casa-do-fim-da-rua';
import { celularNaEscolaTexts } from './celular-na-escola';
import { entregadoresPorAplicativoTexts } from './entregadores-por-aplicativo';
import { experimentoDoFeijaoTexts } from './experimento-do-feijao';
import { feiraDeCienciasTexts } from './feira-de-ciencias';
import { filaDaPadariaTexts } from './fila-da-padaria';
import { filmeQueMarcouTexts } from './filme-que-marcou';
import { hortaDaEscolaTexts } from './horta-da-escola';
import { lendaDoRioTexts } from './lenda-do-rio';
import { livroDaBibliotecaTexts } from './livro-da-biblioteca';
import { memoriaDaCidadeTexts } from './memoria-da-cidade';
import { minhaRuaTexts } from './minha-rua';
import { mudancaDeEscolaTexts } from './mudanca-de-escola';
import { onibusDaMeiaNoiteTexts } from './onibus-da-meia-noite';
import { pracaDoBairroTexts } from './praca-do-bairro';
import { primeiraChuvaTexts } from './primeira-chuva';
import { receitaDeFamiliaTexts } from './receita-de-familia';
import { reportagemSobreLeituraTexts } from './reportagem-sobre-leitura';
import { transporteEscolarTexts } from './transporte-escolar';
import { uniformeEscolarTexts } from './uniforme-escolar';
import { vidaDasAbelhasTexts } from './vida-das-abelhas';

/** Compositions of the themes graded by Grade Única. */
export const unicaTexts: readonly WrittenText[] = [
  ...celularNaEscolaTexts,
  ...uniformeEscolarTexts,
  ...entregadoresPorAplicativoTexts,
  ...pracaDoBairroTexts,
  ...transporteEscolarTexts,
  ...reportagemSobreLeituraTexts,
  ...filmeQueMarcouTexts,
  ...livroDaBibliotecaTexts,
  ...feiraDeCienciasTexts,
  ...hortaDaEscolaTexts,
  ...aguaDoBairroTexts,
  ...memoriaDaCidadeTexts,
  ...casaDoFimDaRuaTexts,
  ...onibusDaMeiaNoiteTexts,
  ...lendaDoRioTexts,
  ...filaDaPadariaTexts,
  ...primeiraChuvaTexts,
  ...mudancaDeEscolaTexts,
  ...receitaDeFamiliaTexts,
  ...experimentoDoFeijaoTexts,
  ...vidaDasAbelhasTexts,
  ...minhaRuaTexts,
];

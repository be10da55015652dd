import { acessoAoCinema } from './acesso-ao-cinema';
import { aguaDoBairro } from './agua-do-bairro';
import { casaDoFimDaRua } from './casa-do-fim-da-rua';
import { celularNaEscola } from './celular-na-escola';
import { dadosEComportamento } from './dados-e-comportamento';
import { descasoAmbiental } from './descaso-ambiental';
import { entregadoresPorAplicativo } from './entregadores-por-aplicativo';
import { envelhecerNoBrasil } from './envelhecer-no-brasil';
import { estigmaDoencasMentais } from './estigma-doencas-mentais';
import { experimentoDoFeijao } from './experimento-do-feijao';
import { feiraDeCiencias } from './feira-de-ciencias';
import { filaDaPadaria } from './fila-da-padaria';
import { filmeQueMarcou } from './filme-que-marcou';
import { fomeEDesperdicio } from './fome-e-desperdicio';
import { formacaoDeSurdos } from './formacao-de-surdos';
import { herancaAfricana } from './heranca-africana';
import { hortaDaEscola } from './horta-da-escola';
import { intoleranciaReligiosa } from './intolerancia-religiosa';
import { lendaDoRio } from './lenda-do-rio';
import { livroDaBiblioteca } from './livro-da-biblioteca';
import { memoriaDaCidade } from './memoria-da-cidade';
import { minhaRua } from './minha-rua';
import { mobilidadeUrbana } from './mobilidade-urbana';
import { mudancaDeEscola } from './mudanca-de-escola';
import { onibusDaMeiaNoite } from './onibus-da-meia-noite';
import { povosTradicionais } from './povos-tradicionais';
import { pracaDoBairro } from './praca-do-bairro';
import { primeiraChuva } from './primeira-chuva';
import { publicidadeInfantil } from './publicidade-infantil';
import { receitaDeFamilia } from './receita-de-familia';
import { registroCivil } from './registro-civil';
import { reportagemSobreLeitura } from './reportagem-sobre-leitura';
import type { BaseTheme } from './shape';
import { trabalhoDeCuidado } from './trabalho-de-cuidado';
import { transporteEscolar } from './transporte-escolar';
import { uniformeEscolar } from './uniforme-escolar';
import { vidaDasAbelhas } from './vida-das-abelhas';

/** In the order in which the library shows them when nobody asks for another. */
export const allThemes: readonly BaseTheme[] = [
  publicidadeInfantil,
  intoleranciaReligiosa,
  formacaoDeSurdos,
  dadosEComportamento,
  acessoAoCinema,
  estigmaDoencasMentais,
  registroCivil,
  povosTradicionais,
  trabalhoDeCuidado,
  herancaAfricana,
  descasoAmbiental,
  fomeEDesperdicio,
  envelhecerNoBrasil,
  mobilidadeUrbana,
  celularNaEscola,
  uniformeEscolar,
  entregadoresPorAplicativo,
  pracaDoBairro,
  transporteEscolar,
  reportagemSobreLeitura,
  filmeQueMarcou,
  livroDaBiblioteca,
  feiraDeCiencias,
  hortaDaEscola,
  aguaDoBairro,
  memoriaDaCidade,
  casaDoFimDaRua,
  onibusDaMeiaNoite,
  lendaDoRio,
  filaDaPadaria,
  primeiraChuva,
  mudancaDeEscola,
  receitaDeFamilia,
  experimentoDoFeijao,
  vidaDasAbelhas,
  minhaRua,
];

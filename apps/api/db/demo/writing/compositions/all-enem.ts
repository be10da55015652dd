import type { WrittenText } from '../shape';
import { acessoAoCinemaTexts } from './acesso-ao-cinema';
import { dadosEComportamentoTexts } from './dados-e-comportamento';
import { descasoAmbientalTexts } from './descaso-ambiental';
import { envelhecerNoBrasilTexts } from './envelhecer-no-brasil';
import { estigmaDoencasMentaisTexts } from './estigma-doencas-mentais';
import { fomeEDesperdicioTexts } from './fome-e-desperdicio';
import { formacaoDeSurdosTexts } from './formacao-de-surdos';
import { herancaAfricanaTexts } from './heranca-africana';
import { intoleranciaReligiosaTexts } from './intolerancia-religiosa';
import { mobilidadeUrbanaTexts } from './mobilidade-urbana';
import { povosTradicionaisTexts } from './povos-tradicionais';
import { publicidadeInfantilTexts } from './publicidade-infantil';
import { registroCivilTexts } from './registro-civil';
import { trabalhoDeCuidadoTexts } from './trabalho-de-cuidado';

/** Compositions of the themes graded by Grade ENEM. */
export const enemTexts: readonly WrittenText[] = [
  ...publicidadeInfantilTexts,
  ...intoleranciaReligiosaTexts,
  ...formacaoDeSurdosTexts,
  ...dadosEComportamentoTexts,
  ...acessoAoCinemaTexts,
  ...estigmaDoencasMentaisTexts,
  ...registroCivilTexts,
  ...povosTradicionaisTexts,
  ...trabalhoDeCuidadoTexts,
  ...herancaAfricanaTexts,
  ...descasoAmbientalTexts,
  ...fomeEDesperdicioTexts,
  ...envelhecerNoBrasilTexts,
  ...mobilidadeUrbanaTexts,
];

import { expectRule } from '../../../test/expect-rule';
import { nearRepetition } from './near-repetition';

expectRule(nearRepetition, ['A leitura forma. A leitura ensina. A leitura diverte. A [[leitura]] salva.', 'A leitura forma e ensina.']);

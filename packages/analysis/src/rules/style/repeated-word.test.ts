import { expectRule } from '../../../test/expect-rule';
import { repeatedWord } from './repeated-word';

expectRule(repeatedWord, ['A falta [[de de]] leitura preocupa.', 'Não, não é assim.', 'Ele viajou para Bora Bora.']);

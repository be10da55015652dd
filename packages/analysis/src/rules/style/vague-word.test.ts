import { expectRule } from '../../../test/expect-rule';
import { vagueWord } from './vague-word';

expectRule(vagueWord, ['A leitura é uma [[coisa]] boa.', 'A leitura é um hábito bom.']);

import { expectRule } from '../../../test/expect-rule';
import { needlessCapital } from './needless-capital';

expectRule(needlessCapital, ['Nosso [[País → país]] cresce.', 'O Ministério da Saúde agiu.', 'A Revolução Francesa mudou a sociedade.']);

import { expectRule } from '../../../test/expect-rule';
import { missingSpace } from './missing-space';

expectRule(missingSpace, ['Tinha medo[[,e → , e]] fugiu.', 'Custa 3,50 reais, e é caro.']);

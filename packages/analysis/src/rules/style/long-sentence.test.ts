import { expectRule } from '../../../test/expect-rule';
import { longSentence } from './long-sentence';

expectRule(longSentence, [`[[O rio desce da serra e]] ${'leva folhas e pedras e '.repeat(12)}some.`, 'O rio desce da serra e some.']);

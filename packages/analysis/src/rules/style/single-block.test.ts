import { expectRule } from '../../../test/expect-rule';
import { singleBlock } from './single-block';

expectRule(singleBlock, [`[[O]] rio desce da serra. ${'Leva folhas e pedras até o mar. '.repeat(25)}`, 'O rio desce da serra.']);

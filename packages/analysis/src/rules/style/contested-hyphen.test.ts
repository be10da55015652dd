import { expectRule } from '../../../test/expect-rule';
import { contestedHyphen } from './contested-hyphen';

expectRule(contestedHyphen, [
  'O [[dia-a-dia → dia a dia]] é corrido.',
  'Cada um tem [[livre arbítrio → livre-arbítrio]].',
  'O dia a dia é corrido.',
]);

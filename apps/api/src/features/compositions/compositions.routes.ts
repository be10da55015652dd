import { compositions } from '@lauda/contract/compositions';
import { type Route, route } from '../../http/route';
import { handIn } from './hand-in';
import { type FlagQuestion, readComposition, readHistory } from './read';
import { reopenCompositions, unfinishComposition } from './reopen';

export const compositionRoutes = (isFlagOn: FlagQuestion): Route[] => [
  route(compositions.get, (call) => readComposition(call, isFlagOn)),
  route(compositions.history, readHistory),
  route(compositions.handIn, (call) => handIn(call, isFlagOn)),
  route(compositions.reopen, reopenCompositions),
  route(compositions.unfinish, (call) => unfinishComposition(call, isFlagOn)),
];

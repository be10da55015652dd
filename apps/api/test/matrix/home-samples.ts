import { homePage } from '@lauda/contract/home';
import { sample } from './sample';

export const homeSamples = [sample(homePage.get, { as: 'teacher', input: () => ({}) })];

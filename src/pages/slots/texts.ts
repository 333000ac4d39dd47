import { texts as english } from './texts/en.ts';
import { texts as hindi } from './texts/hi.ts';

export const texts = [english, hindi];

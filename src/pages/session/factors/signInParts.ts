/* What sign-in has beside the password, in one part of the script that nobody without a second factor fetches. */
export { FactorStep } from './FactorStep.tsx';
export { PasskeyButton } from './PasskeyButton.tsx';

import { useOfferCommands, type OfferedCommand } from './offeredCommands.ts';
import { useShortcut } from './useShortcut.ts';

interface Command extends OfferedCommand {
  /** False: the page does not offer it now. */
  readonly isActive?: boolean;
}

/** Something that a page offers now: by its key, where it has one, and in the command palette under the words of its button. */
export const useCommand = ({ isActive = true, ...command }: Command): void => {
  useShortcut(command.keyName ?? '', command.run, isActive && command.keyName !== undefined);
  useOfferCommands(isActive ? [command] : []);
};

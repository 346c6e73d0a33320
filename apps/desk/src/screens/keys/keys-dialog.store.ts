import { create } from 'zustand';

const useKeysDialog = create(() => ({ isOpen: false }));

export const openKeys = (): void => {
  useKeysDialog.setState({ isOpen: true });
};
export const closeKeys = (): void => {
  useKeysDialog.setState({ isOpen: false });
};

export const useKeysOpen = (): boolean => useKeysDialog(({ isOpen }) => isOpen);

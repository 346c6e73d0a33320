import { Component, type ReactNode } from 'react';

interface UnbrokenProps {
  readonly instead: ReactNode;
  readonly children: ReactNode;
}

/** React takes a broken part off the page; this puts something that works in its place. */
export class Unbroken extends Component<UnbrokenProps, { readonly broken: boolean }> {
  static getDerivedStateFromError() {
    return { broken: true };
  }

  override state = { broken: false };

  override render() {
    return this.state.broken ? this.props.instead : this.props.children;
  }
}

import type { Metadata } from 'next';
import type { ServicePage } from '../content/services/service-page';
import { pageMetadata } from './metadata';

export function serviceMetadata(page: ServicePage, path: string): Metadata {
  return pageMetadata({ title: page.metaTitle, description: page.metaDescription, path });
}

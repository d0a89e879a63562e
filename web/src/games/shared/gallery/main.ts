import { mount } from 'svelte';
import '../../../app.css';
import Gallery from './Gallery.svelte';

mount(Gallery, { target: document.getElementById('gallery')! });
